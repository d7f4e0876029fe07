import { checkoutMessages } from '@masar/checkout'
import { createFileRoute } from '@tanstack/react-router'
import { learnMessages } from '../features/learn/messages.ts'
import { CoursesScreen } from '../features/learn/seats/courses-screen.tsx'
import { seatsPlaceOf } from '../features/learn/seats/place.ts'
import { peopleMessages } from '../features/people/messages.ts'

export const Route = createFileRoute('/courses')({
  validateSearch: seatsPlaceOf,
  loader: async ({ context }) => {
    await Promise.all([learnMessages(context), peopleMessages(context), checkoutMessages(context)])
  },
  component: () => <CoursesScreen place={seatsPlaceOf({ ...Route.useSearch() })} />,
})
