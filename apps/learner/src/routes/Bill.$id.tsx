import { createFileRoute } from '@tanstack/react-router'
import { BillScreen, billMessages, billQuery } from '@masar/checkout'

export const Route = createFileRoute('/Bill/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(billQuery(params.id))
    return billMessages(context)
  },
  component: function BillRoute() {
    const { id } = Route.useParams()
    return <BillScreen key={id} id={id} />
  },
})
