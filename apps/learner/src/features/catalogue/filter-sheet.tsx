import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { FilterFields } from './filter-fields.tsx'
import { withoutNarrowing } from './filter-changes.ts'
import { type CourseFilters } from './filters.ts'

interface FilterSheetProps {
  filters: CourseFilters
  onChange: (filters: CourseFilters) => void
  total: number | undefined
  onClose: () => void
}

/** The filters on a phone: a sheet whose button says how many courses are left. */
export function FilterSheet({ filters, onChange, total, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      title={t`Filters`}
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" onPress={() => onChange(withoutNarrowing(filters))}>
            <Trans>Clear all</Trans>
          </Button>
          <Button onPress={close}>
            {total === undefined ? (
              <Trans>Show the courses</Trans>
            ) : (
              <Plural value={total} one="Show # course" other="Show # courses" />
            )}
          </Button>
        </>
      )}
    >
      <FilterFields hasCounts filters={filters} onChange={onChange} />
    </Dialog>
  )
}
