import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditQuery } from '../api.ts'

/** What an operator asks of a certificate: another name on it, or null to withdraw it; and why. */
export interface CertificateAct {
  name: string | null
  /** The same in the other script, where it changes too; null takes it off. */
  other?: string | null
  reason: string
}

function send(code: string, { name, other, reason }: CertificateAct) {
  const params = { path: { code } }
  return name === null
    ? unwrap(clientApi().POST('/console/certificates/{code}/withdrawal', { params, body: { reason } }))
    : unwrap(
        clientApi().PATCH('/console/certificates/{code}', {
          params,
          body: { holder_name: name, reason, ...(other !== undefined && { other_holder_name: other }) },
        }),
      )
}

/** Withdraws a certificate or corrects its name; the certificate and the audit log show it then. */
export function useCertificateAct(code: string) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, CertificateAct>({
    mutationFn: act => send(code, act),
    onSuccess: () =>
      Promise.all([
        // By whichever code it was found.
        client.invalidateQueries(queriesOf('/certificates/{code}')),
        client.invalidateQueries({ queryKey: auditQuery().queryKey }),
      ]),
  })
}
