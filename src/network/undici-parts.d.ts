// The two parts of undici that are used, by their own files: its index loads all the others as well.
declare module 'undici/lib/dispatcher/client.js' {
  import { Client } from 'undici'

  export default Client
}

declare module 'undici/lib/api/api-request.js' {
  import type { Client, Dispatcher } from 'undici'

  export default function request(
    this: Client,
    options: Dispatcher.RequestOptions
  ): Promise<Dispatcher.ResponseData>
}
