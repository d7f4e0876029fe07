/** Outgoing short messages: a provider's HTTP endpoint, or the mailbox of a development start. */
export interface SmsGateway {
  /** @param id the same for every attempt */
  sendShort(id: string, to: string, text: string): Promise<void>
}

/**
 * Posts `{ id, to, text }` as JSON to an address of the settings, with a bearer token where one is set; a proxy at that address
 * converts it to the provider's format.
 */
export function httpSmsGateway(url: string, token: string | undefined): SmsGateway {
  return {
    sendShort: async (id, to, text) => {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
        body: JSON.stringify({ id, to, text }),
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      })
      if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}.`)
    },
  }
}
