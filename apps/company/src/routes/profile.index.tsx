import { createFileRoute } from '@tanstack/react-router'
import { profileQuery } from '../features/profile/api.ts'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'

export const Route = createFileRoute('/profile/')({
  loader: ({ context }) => { void context.queryClient.prefetchQuery(profileQuery()) },
  component: ProfileScreen,
})
