// A job summary as a page that looks as on GitHub, in the colours and sizes of its stylesheet `github-markdown`.

export const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const COLOURS = {
  light: {
    text: '#1f2328',
    page: '#ffffff',
    link: '#0969da',
    code: '#818b981f',
    line: '#d1d9e0b3'
  },
  dark: { text: '#f0f6fc', page: '#0d1117', link: '#4493f8', code: '#656c7633', line: '#3d444db3' }
} as const satisfies Readonly<Record<Scheme, object>>

/** A page of HTML. All blocks of a summary are HTML already, except its heading. */
export const pageOf = (summary: string, scheme: Scheme): string =>
  `<!doctype html>
<meta charset="utf-8">
<style>${styleOf(scheme)}</style>
${summary.replaceAll(/^## (.*)$/gm, '<h2>$1</h2>')}`

function styleOf(scheme: Scheme): string {
  const { text, page, link, code, line } = COLOURS[scheme]
  return `
body { margin: 0; padding: 16px; color: ${text}; background: ${page};
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
h2 { margin: 0 0 16px; padding-bottom: .3em; border-bottom: 1px solid ${line}; font-size: 1.5em; line-height: 1.25 }
p, details, ul, dl, table { margin: 0 0 16px }
b, h2, th { font-weight: 600 }
a { color: ${link}; text-decoration: none }
code { padding: .2em .4em; border-radius: 6px; background: ${code};
  font: 85% ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace }
sub { font-size: 75% }`
}
