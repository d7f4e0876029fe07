import { createFileRoute } from '@tanstack/react-router'
import { GoogleInUse } from '../features/errors/google-problem.tsx'

export const Route = createFileRoute('/auth/google-error-used')({ component: GoogleInUse })
