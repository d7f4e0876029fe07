import { createFileRoute } from '@tanstack/react-router'
import { faqsQuery } from '../features/content/api.ts'
import { FaqPage } from '../features/content/faq-page.tsx'

export const Route = createFileRoute('/faq')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(faqsQuery())
  },
  component: FaqPage,
})
