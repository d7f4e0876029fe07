CREATE TABLE "former_certificate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"certificate_id" bigint NOT NULL,
	"credential_index" bigint NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_certificate_codes_credentialIndex_unique" UNIQUE("credential_index")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "reissued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "credential_index" bigint;--> statement-breakpoint
ALTER TABLE "former_certificate_codes" ADD CONSTRAINT "former_certificate_codes_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_certificate_codes_certificate" ON "former_certificate_codes" USING btree ("certificate_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_credentialIndex_unique" UNIQUE("credential_index");