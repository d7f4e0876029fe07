import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '@masar/ui'

export type ExportFormat = 'xlsx' | 'csv'
/** As many rows as a sheet has, without its head. */
export const mostSheetRows = 1_048_575

interface ExportFormatChoiceProps {
  value: ExportFormat
  /** How many rows the file will have. */
  rows: number
  onChange: (format: ExportFormat) => void
}

/** What kind of file a list becomes. */
export function ExportFormatChoice({ value, rows, onChange }: ExportFormatChoiceProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Kind of file`}
      value={value}
      onChange={format => onChange(format as ExportFormat)}
      options={[
        {
          value: 'xlsx',
          label: t`Spreadsheet (XLSX)`,
          hint: rows > mostSheetRows ? t`For up to 1,048,575 rows.` : t`For Excel and similar programs.`,
          isDisabled: rows > mostSheetRows,
        },
        { value: 'csv', label: t`CSV`, hint: t`For importing into other programs.` },
      ]}
    />
  )
}
