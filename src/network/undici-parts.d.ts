// Types of the two undici modules in use. Importing its index would load all of it.
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
