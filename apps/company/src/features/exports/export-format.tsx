import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '@masar/ui'

export type ExportFormat = 'xlsx' | 'csv'
/** The most rows of a spreadsheet. */
const mostRows = 50_000

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
          hint: rows > mostRows ? t`For up to 50,000 rows.` : t`To open in Excel and its like.`,
          isDisabled: rows > mostRows,
        },
        { value: 'csv', label: t`CSV`, hint: t`To read into other programs.` },
      ]}
    />
  )
}
