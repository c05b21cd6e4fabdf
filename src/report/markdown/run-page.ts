// Where a text on GitHub comes from: the run that wrote it, as one safe phrase.
import { htmlText, markdownCode } from '../safe-text.ts'

export type RunPage = {
  readonly url: string
  /** The workflow's file and job. */
  readonly workflow: string
  readonly job: string
  /** Of the commit that was checked. */
  readonly commit: string
}

const MAX_NAME = 100
const SHOWN_DIGITS = 7

/** `x.yml, job checks, at 0123456`, the first part a link to the run. */
export function originLink({ url, workflow, job, commit }: RunPage): string {
  const file = workflow.split('/').at(-1) ?? ''
  const link = `<a href="${htmlText(url)}">${markdownCode(file === '' ? 'this run' : file, MAX_NAME)}</a>`
  return [
    link,
    ...(job === '' ? [] : [`job ${markdownCode(job, MAX_NAME)}`]),
    ...(commit === '' ? [] : [`at ${markdownCode(commit.slice(0, SHOWN_DIGITS))}`])
  ].join(', ')
}
