import { createFileRoute } from '@tanstack/react-router'
import { exportsMessages } from '../features/exports/messages.ts'
import { budgetsQuery } from '../features/learn/budgets/api.ts'
import { BudgetsScreen } from '../features/learn/budgets/budgets-screen.tsx'
import { budgetsPlaceOf } from '../features/learn/budgets/place.ts'
import { learnMessages } from '../features/learn/messages.ts'
import { peopleMessages } from '../features/people/messages.ts'

export const Route = createFileRoute('/budgets')({
  validateSearch: budgetsPlaceOf,
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(budgetsQuery())
    await Promise.all([learnMessages(context), peopleMessages(context), exportsMessages(context)])
  },
  component: () => <BudgetsScreen place={budgetsPlaceOf({ ...Route.useSearch() })} />,
})
