// The machine that the clients would run on, as far as their configuration depends on it.

/** The environment's variables, as the entry was started with. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What the paths depend on. */
export type Machine = {
  readonly system: 'unix' | 'windows'
  /** As Go names system and processor, such as `linux_amd64`. */
  readonly platform: string
  readonly environment: Environment
  /** Of the account, for when HOME is not set; null where there is none. */
  readonly accountHome: string | null
}
