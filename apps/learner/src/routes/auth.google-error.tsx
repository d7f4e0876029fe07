import { createFileRoute } from '@tanstack/react-router'
import { GoogleFailed } from '../features/errors/google-problem.tsx'

export const Route = createFileRoute('/auth/google-error')({ component: GoogleFailed })
