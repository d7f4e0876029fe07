DROP INDEX "employee_acts_age";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (btrim(regexp_replace(normalize(lower(translate(regexp_replace(normalize(coalesce(legal_name ->> 'ar', '') || ' ' || coalesce(legal_name ->> 'en', '') || ' ' || registration_number, NFKD), '[\u0300-\u036F\u064B-\u0655\u0670\u0640\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), 'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐðÐı', 'ايه01234567890123456789oollddddi')), NFC), '\s+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "people_lists" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "employee_acts_ended" ON "employee_acts" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "people_lists_company" ON "people_lists" USING btree ("company_id");--> statement-breakpoint
-- Lists from before entries were counted.
UPDATE "people_lists" SET "entries" = (SELECT count(*) FROM "people_list_rows" WHERE "people_list_rows"."list_id" = "people_lists"."id");