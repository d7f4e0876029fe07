CREATE TABLE "checkouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"lines" jsonb NOT NULL,
	"coupon_id" bigint,
	"currency" char(3) DEFAULT 'SAR' NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"rounding" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "checkouts_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "checkouts_sum" CHECK ("checkouts"."subtotal" - "checkouts"."discount" = "checkouts"."total" and "checkouts"."net" + "checkouts"."vat" + "checkouts"."rounding" = "checkouts"."total")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"country" char(2) NOT NULL,
	"valid_from" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "vat_rates_country_valid_from_pk" PRIMARY KEY("country","valid_from"),
	CONSTRAINT "vat_rates_rate" CHECK ("vat_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"refund_id" bigint,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"provider_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_returns_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "payment_returns_state" CHECK ("payment_returns"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "payment_returns_amount" CHECK ("payment_returns"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) DEFAULT 'SAR' NOT NULL,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"card" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_payments_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_payments_state" CHECK ("sandbox_payments"."state" in ('pending', 'succeeded', 'declined', 'cancelled')),
	CONSTRAINT "sandbox_payments_amount" CHECK ("sandbox_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "carts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "chain_position" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "vat_rate" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_rate" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "requested_by" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_expired" ON "checkouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_returns_payment" ON "payment_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_company_cart" FOREIGN KEY ("company_id","cart_id") REFERENCES "public"."carts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_company_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_checkout" FOREIGN KEY ("company_id","checkout_id") REFERENCES "public"."checkouts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_company_history" ON "orders" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'created';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_refundId_unique" UNIQUE("refund_id");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_chainPosition_unique" UNIQUE("chain_position");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_companyId_unique" UNIQUE("company_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkoutId_unique" UNIQUE("checkout_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_transferReference_unique" UNIQUE("transfer_reference");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_buyer" CHECK (num_nonnulls("carts"."user_id", "carts"."company_id") = 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method" CHECK ("orders"."method" in ('card', 'bank_transfer', 'none'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'succeeded', 'declined', 'cancelled', 'returned'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_seats" CHECK ("refunds"."seats" > 0);--> statement-breakpoint
-- Standard rates of Saudi Arabia since VAT began there (ZATCA).
INSERT INTO "vat_rates" ("country", "valid_from", "rate") VALUES ('SA', '2018-01-01', 500), ('SA', '2020-07-01', 1500);--> statement-breakpoint
-- A bill is kept for ever as it was issued; what was wrong on it is mended by a credit note.
CREATE FUNCTION bills_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bills are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER bills_append_only BEFORE UPDATE OR DELETE ON "bills" FOR EACH ROW EXECUTE FUNCTION bills_are_append_only();--> statement-breakpoint
CREATE TRIGGER bills_no_truncate BEFORE TRUNCATE ON "bills" FOR EACH STATEMENT EXECUTE FUNCTION bills_are_append_only();
