// A repository as usages files and reports name it.

export type Repository = {
  /** `acme/network`: unique among the repositories of one check. */
  readonly name: string
  /** Its page, `https://github.com/acme/network`; null if that is not known. */
  readonly url: string | null
  /** The commit that was read, if the server of the page has it; else null. */
  readonly commit: string | null
}
