import { createFileRoute } from '@tanstack/react-router'
import { ContentMessages } from '../features/content/messages.ts'
import { faqsQuery } from '../features/content/api.ts'
import { FaqPage } from '../features/content/faq-page.tsx'

export const Route = createFileRoute('/faq')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(faqsQuery())
    await ContentMessages.load(context.locale)
  },
  component: () => (
    <ContentMessages>
      <FaqPage />
    </ContentMessages>
  ),
})
