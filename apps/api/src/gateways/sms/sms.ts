/** Outgoing short messages: a provider's HTTP door, or the mailbox of a development start. */
export interface SmsGateway {
  /** @param id the same for every try */
  sendShort(id: string, to: string, text: string): Promise<void>
}

/**
 * Posts `{ id, to, text }` as JSON to an address of the settings, with a bearer token where one is set; a provider's own
 * shape is made of it by whatever stands there.
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
