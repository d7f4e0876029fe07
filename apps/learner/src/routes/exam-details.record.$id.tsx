import { createFileRoute } from '@tanstack/react-router'
import { recordMessages } from '../features/record/messages.ts'
import { OwnRecordPage } from '../features/record/own-record-page.tsx'

export const Route = createFileRoute('/exam-details/record/$id')({
  loader: ({ context }) => recordMessages(context),
  component: () => <OwnRecordPage id={Number(Route.useParams().id)} />,
})
