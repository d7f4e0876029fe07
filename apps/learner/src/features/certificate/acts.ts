import { useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf, saveFile, useHref } from '@masar/app-shell'
import { showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type FileKind = 'pdf' | 'badge'

const files = {
  pdf: { call: '/certificates/{code}/pdf', ending: 'pdf', type: 'application/pdf' },
  badge: { call: '/certificates/{code}/badge', ending: 'svg', type: 'image/svg+xml' },
} as const

/** Says what went wrong with a call. */
export function useFailureToast(): (error: ApiError) => void {
  const { t } = useLingui()
  return error =>
    showToast({
      tone: 'danger',
      text: error.kind === 'answer' ? error.message : t`Check your connection and try again.`,
    })
}

/** Saves the PDF of a certificate, or its badge, as a file named after its code. */
export function useSaveFile(code: string, kind: FileKind) {
  const fail = useFailureToast()
  return useMutation<void, ApiError>({
    mutationFn: async () => {
      const { call, ending, type } = files[kind]
      const content = await unwrap(clientApi().GET(call, { params: { path: { code } }, parseAs: 'blob' }))
      saveFile(`masar-${code}.${ending}`, content as unknown as Blob, type)
    },
    onError: fail,
  })
}

/** The address of a certificate, whole: what is shared. */
export function useCertificateAddress(code: string): () => string {
  const href = useHref()
  return () => location.origin + href(`/certificate/${code}`)
}

/** Copies the address of a certificate, and says whether the browser did. */
export function useCopyLink(code: string): () => Promise<void> {
  const { t } = useLingui()
  const address = useCertificateAddress(code)
  return async () => {
    try {
      await navigator.clipboard.writeText(address())
      showToast({ tone: 'success', text: t`The link is copied.` })
    } catch (error) {
      console.warn('the browser refused the clipboard', error)
      showToast({
        tone: 'danger',
        text: t`The link was not copied: open the certificate and copy its address.`,
      })
    }
  }
}

/** Puts the name of the account on a certificate: the one that its holder was asked about. */
export function useCorrectName(code: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const fail = useFailureToast()
  return useMutation<unknown, ApiError, string>({
    mutationFn: name =>
      unwrap(
        clientApi().POST('/certificates/{code}/name', {
          params: { path: { code } },
          body: { holder_name: name },
        }),
      ),
    onSuccess: () => showToast({ tone: 'success', text: t`The certificate has your new name.` }),
    onError: error =>
      error.code === 'conflict'
        ? showToast({
            tone: 'danger',
            text: t`The name of your account has changed in the meantime. Check the new one first.`,
          })
        : fail(error),
    onSettled: () => client.invalidateQueries(queriesOf('/certificates', '/certificates/{code}')),
  })
}
