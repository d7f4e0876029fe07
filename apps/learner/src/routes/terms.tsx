import { createFileRoute } from '@tanstack/react-router'
import { pageQuery } from '../features/content/api.ts'
import { TextPage } from '../features/content/text-page.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pageQuery('terms'))
  },
  component: () => <TextPage slug="terms" />,
})
