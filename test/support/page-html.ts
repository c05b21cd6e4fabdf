// How a text is shown depends on what it consists of: what is between backticks is code, a name may break after its
// dots, and what could be a problem code is a link.
const OF_TEXT = /^<\/?(?:code|i|wbr|a)\b/
const TAG = /<[^<>]*>/g
const ENTITY = /&#\d+;/g

/** The tags, with the names of their attributes. */
export const tagsOf = (page: string): readonly string[] =>
  (page.match(TAG) ?? [])
    .filter((tag) => !OF_TEXT.test(tag))
    .map((tag) => tag.replaceAll(/ ([a-z-]+)="[^"]*"/g, ' $1'))

/** Signs of HTML outside of tags: none, since all of them are entities. */
export const strayIn = (page: string): readonly string[] =>
  page
    .replace(/<(style|script)>[^<&]*<\/\1>/g, '')
    .replaceAll(TAG, '')
    .replaceAll(ENTITY, '')
    .match(/[<>&"']/g) ?? []
