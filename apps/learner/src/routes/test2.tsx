import { createFileRoute } from '@tanstack/react-router'
import { ProbePage } from '../features/probe/probe-page.tsx'

export const Route = createFileRoute('/test2')({ component: ProbePage })
