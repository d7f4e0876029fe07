import { accountMessages } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'
import { JoiningScreen } from '../features/employment/joining-screen.tsx'
import { employmentMessages } from '../features/employment/messages.ts'

export const Route = createFileRoute('/join/$id')({
  loader: ({ context }) => Promise.all([employmentMessages(context), accountMessages(context)]),
  component: () => <JoiningScreen token={Route.useParams().id} />,
})
