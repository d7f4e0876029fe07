import { createFileRoute } from '@tanstack/react-router'
import { pageQuery } from '../features/content/api.ts'
import { TextPage } from '../features/content/text-page.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pageQuery('privacy-policy'))
  },
  component: () => <TextPage slug="privacy-policy" />,
})
