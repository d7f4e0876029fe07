import { createFileRoute } from '@tanstack/react-router'
import { exportsMessages } from '../features/exports/messages.ts'
import { LearnScreen } from '../features/learn/learn-screen.tsx'
import { learnMessages } from '../features/learn/messages.ts'
import { placeOf } from '../features/learn/place.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery, groupsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/learn')({
  validateSearch: placeOf,
  // The fields for people and departments are those of the pages of people.
  loader: async ({ context }) => {
    // Here before their fields are: a list that loads while the user types would reset the field.
    void context.queryClient.prefetchQuery(departmentsQuery())
    void context.queryClient.prefetchQuery(groupsQuery())
    await Promise.all([learnMessages(context), peopleMessages(context), exportsMessages(context)])
  },
  component: () => <LearnScreen place={placeOf({ ...Route.useSearch() })} />,
})
