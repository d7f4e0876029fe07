import { accountMessages, ChooseCapacity } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/act-as')({
  loader: ({ context }) => accountMessages(context),
  component: ChooseCapacity,
})
