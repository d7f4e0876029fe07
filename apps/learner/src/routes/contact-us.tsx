import { createFileRoute } from '@tanstack/react-router'
import { ContentMessages } from '../features/content/messages.ts'
import { ContactPage } from '../features/content/contact-page.tsx'

export const Route = createFileRoute('/contact-us')({
  loader: ({ context }) => ContentMessages.load(context.locale),
  component: () => (
    <ContentMessages>
      <ContactPage />
    </ContentMessages>
  ),
})
