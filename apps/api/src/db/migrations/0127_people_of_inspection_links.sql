CREATE TABLE "inspected_people" (
	"company_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"person" jsonb NOT NULL,
	"status" text NOT NULL,
	"search_folded" text NOT NULL,
	CONSTRAINT "inspected_people_link_id_place_pk" PRIMARY KEY("link_id","place"),
	CONSTRAINT "inspected_people_status_known" CHECK ("inspected_people"."status" in ('met', 'waived', 'due', 'grace', 'late', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "inspected_people" ADD CONSTRAINT "inspected_people_link" FOREIGN KEY ("company_id","link_id") REFERENCES "public"."inspection_links"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspected_people_status" ON "inspected_people" USING btree ("link_id","status","place");
--> statement-breakpoint
-- The people of links that are open go into rows; their hashes stay: they are of the same text.
INSERT INTO inspected_people (company_id, link_id, place, person, status, search_folded)
  SELECT l.company_id, l.id, p.place, p.person, p.person ->> 'status',
    btrim(regexp_replace(normalize(lower(translate(regexp_replace(normalize(concat_ws(' ', p.person ->> 'name', p.person ->> 'number'), NFKD), '[\u0300-\u036F\u064B-\u0655\u0670\u0640\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), 'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐðÐı', 'ايه01234567890123456789oollddddi')), NFC), '\s+', ' ', 'g'))
  FROM inspection_links l CROSS JOIN LATERAL jsonb_array_elements(l.snapshot -> 'people') WITH ORDINALITY AS p(person, place);--> statement-breakpoint
UPDATE inspection_links SET snapshot = snapshot - 'people' WHERE snapshot IS NOT NULL;

