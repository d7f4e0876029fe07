import { createFileRoute } from '@tanstack/react-router'
import { ContentMessages } from '../features/content/messages.ts'
import { pageQuery } from '../features/content/api.ts'
import { TextPage } from '../features/content/text-page.tsx'

export const Route = createFileRoute('/terms')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(pageQuery('terms'))
    await ContentMessages.load(context.locale)
  },
  component: () => (
    <ContentMessages>
      <TextPage slug="terms" />
    </ContentMessages>
  ),
})
