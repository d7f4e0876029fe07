import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/sign-in/login-screen.tsx'

export const Route = createFileRoute('/auth/login')({
  validateSearch: (search: Record<string, unknown>): { next?: string } => (typeof search['next'] === 'string' ? { next: search['next'] } : {}),
  component: () => <LoginScreen next={Route.useSearch().next} />,
})
