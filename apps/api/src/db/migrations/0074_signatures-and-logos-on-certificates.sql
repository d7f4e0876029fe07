ALTER TABLE "instructors" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "certificate_logo" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "logo" text;--> statement-breakpoint
CREATE INDEX "certificates_signature" ON "certificates" USING btree ("signature") WHERE "certificates"."signature" is not null;--> statement-breakpoint
CREATE INDEX "certificates_logo" ON "certificates" USING btree ("logo") WHERE "certificates"."logo" is not null;