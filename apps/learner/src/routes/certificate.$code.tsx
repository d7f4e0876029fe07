import { createFileRoute } from '@tanstack/react-router'
import { certificateQuery } from '../features/certificate/api.ts'
import { CertificatePage } from '../features/certificate/certificate-page.tsx'
import { certificateMessages } from '../features/certificate/messages.ts'

export const Route = createFileRoute('/certificate/$code')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(certificateQuery(params.code))
    return certificateMessages(context)
  },
  component: function CertificateRoute() {
    const { code } = Route.useParams()
    return <CertificatePage key={code} code={code} />
  },
})
