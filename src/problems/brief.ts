// How much of what a server says goes into a message.

// A header may have a megabyte, and so may a number in a document: a sentence has room for this.
const MAX_CHARACTERS = 300

/** The text, or its beginning and an ellipsis. */
export function brief(text: string, maxCharacters = MAX_CHARACTERS): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters).toWellFormed()}…`
}
