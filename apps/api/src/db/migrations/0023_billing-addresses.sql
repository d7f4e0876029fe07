CREATE TABLE "billing_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"label" text NOT NULL,
	"building" text,
	"street" text,
	"district" text,
	"city" text NOT NULL,
	"postal_code" text,
	"country" char(2) NOT NULL,
	"vat_number" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_addresses_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "billing_addresses_country" CHECK ("billing_addresses"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "billing_addresses_vat_number" CHECK ("billing_addresses"."vat_number" ~ '^3[0-9]{13}3$')
);
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_addresses_label" ON "billing_addresses" USING btree ("company_id",lower("label"));--> statement-breakpoint
CREATE UNIQUE INDEX "billing_addresses_default" ON "billing_addresses" USING btree ("company_id") WHERE "billing_addresses"."is_default";