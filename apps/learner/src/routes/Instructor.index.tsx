import { createFileRoute } from '@tanstack/react-router'
import { teachersQuery } from '../features/instructors/api.ts'
import { InstructorsMessages } from '../features/instructors/messages.ts'
import { InstructorsPage } from '../features/instructors/instructors-page.tsx'
import { wordsOf } from '../features/instructors/model.ts'

export const Route = createFileRoute('/Instructor/')({
  validateSearch: search => ({ q: wordsOf(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(teachersQuery(deps.q))
    await InstructorsMessages.load(context.locale)
  },
  component: () => (
    <InstructorsMessages>
      <InstructorsPage />
    </InstructorsMessages>
  ),
})
