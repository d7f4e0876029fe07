import { createFileRoute } from '@tanstack/react-router'
import { ContentMessages } from '../features/content/messages.ts'
import { pageQuery } from '../features/content/api.ts'
import { TextPage } from '../features/content/text-page.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(pageQuery('privacy-policy'))
    await ContentMessages.load(context.locale)
  },
  component: () => (
    <ContentMessages>
      <TextPage slug="privacy-policy" />
    </ContentMessages>
  ),
})
