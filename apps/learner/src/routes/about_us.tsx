import { createFileRoute } from '@tanstack/react-router'
import { pageQuery } from '../features/content/api.ts'
import { TextPage } from '../features/content/text-page.tsx'

export const Route = createFileRoute('/about_us')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pageQuery('about_us'))
  },
  component: () => <TextPage slug="about_us" />,
})
