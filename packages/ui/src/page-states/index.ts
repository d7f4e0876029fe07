export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  OfflineState,
  type ErrorStateProps,
  type PageStateProps,
} from './page-states.tsx'
