import { createFileRoute } from '@tanstack/react-router'
import { NotAllowedPage } from '@masar/app-shell'

export const Route = createFileRoute('/not-allowed-error')({ component: NotAllowedPage })
