import type { PhoneReason } from '../phone/index.ts'

/** A text, the country that it is dialled from, and what browser and server both make of it: a number, or why it is none. */
export interface PhoneSample {
  text: string
  from: string
  means: `+${string}` | PhoneReason
}

const sample = (from: string, text: string, means: PhoneSample['means']): PhoneSample => ({
  from,
  text,
  means,
})

/** Held against the field and against the service. */
export const phoneSamples: readonly PhoneSample[] = [
  // National, of any kind and in any script.
  sample('SA', '0501234567', '+966501234567'),
  sample('SA', '٠٥٠ ١٢٣ ٤٥٦٧', '+966501234567'),
  sample('SA', '۵۰۱۲۳۴۵۶۷', '+966501234567'),
  sample('SA', '966501234567', '+966501234567'),
  sample('SA', '011 234 5678', '+966112345678'),
  sample('SA', '9200 12345', '+966920012345'),
  sample('SA', '800 123 4567', '+9668001234567'),
  sample('GB', '020 7946 0958', '+442079460958'),
  sample('IT', '06 698 12345', '+390669812345'),
  sample('US', '(242) 359-1234', '+12423591234'),
  // With a plus: of the country that it names.
  sample('SA', '+971 50 123 4567', '+971501234567'),
  sample('SA', '(+971) 50-123-4567', '+971501234567'),
  sample('US', '＋٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'),
  sample('SA', '\u202A+1 (201) 555-0123\u202C', '+12015550123'),
  sample('SA', 'tel:+971-50-123-4567', '+971501234567'),
  sample('SA', 'tel:501234567;phone-context=+971', '+971501234567'),
  sample('SA', 'tel:0501234567;phone-context=example.com', '+966501234567'),
  // By an exit code: that of the country, or 00 from anywhere.
  sample('SA', '00 971 50 123 4567', '+971501234567'),
  sample('SA', '00-971-50-123-4567', '+971501234567'),
  sample('SA', '(00) 44 7911 123456', '+447911123456'),
  sample('SA', '٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'),
  sample('SA', '0 0 1 201 555 0123', '+12015550123'),
  sample('SA', '0061412345678', '+61412345678'),
  sample('SA', '00 81 90 1234 5678', '+819012345678'),
  sample('SA', '00966 50 123 4567', '+966501234567'),
  sample('US', '011 966 50 123 4567', '+966501234567'),
  sample('US', '00 966 50 123 4567', '+966501234567'),
  sample('JP', '010 966 50 123 4567', '+966501234567'),
  sample('AU', '0011-966-50-123-4567', '+966501234567'),
  sample('RU', '8~10 966 50 123 4567', '+966501234567'),
  sample('SG', '001 966 50 123 4567', '+966501234567'),
  sample('SG', '00966 50 123 4567', '+966501234567'),
  sample('HK', '00966501234567', '+966501234567'),
  sample('KE', '000 966 50 123 4567', '+966501234567'),
  sample('BR', '00 31 6 12345678', '+31612345678'),
  // With an extension.
  sample('SA', '0501234567 ext. 12', '+966501234567'),
  sample('SA', '0501234567 تحويلة ١٢', '+966501234567'),
  sample('SA', '00 971 50 123 4567 x12', '+971501234567'),
  // Of no country.
  sample('SA', '+800 1234 5678', 'INVALID_COUNTRY'),
  sample('SA', '+8816 1234 5678', 'INVALID_COUNTRY'),
  sample('SA', '+883 5100 1234 5678', 'INVALID_COUNTRY'),
  sample('SA', '00 800 1234 5678', 'INVALID_COUNTRY'),
  sample('SA', '+999123456', 'INVALID_COUNTRY'),
  // None.
  sample('SA', '5', 'TOO_SHORT'),
  sample('SA', '050123456', 'TOO_SHORT'),
  sample('SA', '+96650123456', 'TOO_SHORT'),
  sample('SA', '00 971 50 123', 'TOO_SHORT'),
  sample('SA', '05012345678', 'TOO_LONG'),
  sample('SA', '5'.repeat(18), 'TOO_LONG'),
  sample('SA', '0991234567', 'NOT_A_NUMBER'),
  sample('SA', '0001234567', 'NOT_A_NUMBER'),
  sample('SA', 'مرحبا', 'NOT_A_NUMBER'),
]
