import { createFileRoute } from '@tanstack/react-router'
import { teachersQuery } from '../features/instructors/api.ts'
import { InstructorsPage } from '../features/instructors/instructors-page.tsx'
import { wordsOf } from '../features/instructors/model.ts'

export const Route = createFileRoute('/Instructor/')({
  validateSearch: search => ({ q: wordsOf(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(teachersQuery(deps.q))
  },
  component: InstructorsPage,
})
