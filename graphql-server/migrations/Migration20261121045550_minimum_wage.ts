import { Migration } from "@mikro-orm/migrations";

/** Dated minimum wages, and indexes for what runs by category and by the clock. */
export class Migration20261121045550_minimum_wage extends Migration {
  override name = "Migration20261121045550_minimum_wage";

  override up(): void {
    this.addSql(
      `create table "minimum_wage" ("prefecture" text not null, "valid_from" date not null, "amount" int not null, primary key ("prefecture", "valid_from"));`,
    );

    this.addSql(`create index work_open_category on work (category, published_at desc, id desc) where status = 'OPEN';`);
    this.addSql(`create index work_due on work (publish_at) where status = 'SCHEDULED';`);
    this.addSql(`create index work_deadline on work (apply_by) where status in ('OPEN', 'PAUSED');`);

    this.addSql(`alter table "minimum_wage" add constraint "minimum_wage_amount" check (amount > 0);`);
    this.addSql(
      `alter table "minimum_wage" add constraint "minimum_wage_prefecture_check" check ("prefecture" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'));`,
    );
    // 令和7年度 (厚生労働省告示). Later years are rows that the operator adds.
    this.addSql(`insert into "minimum_wage" ("prefecture", "valid_from", "amount") values
      ('01', '2025-10-04', 1075), ('02', '2025-11-21', 1029), ('03', '2025-12-01', 1031), ('04', '2025-10-04', 1038),
      ('05', '2026-03-31', 1031), ('06', '2025-12-23', 1032), ('07', '2026-01-01', 1033), ('08', '2025-10-12', 1074),
      ('09', '2025-10-01', 1068), ('10', '2026-03-01', 1063), ('11', '2025-11-01', 1141), ('12', '2025-10-03', 1140),
      ('13', '2025-10-03', 1226), ('14', '2025-10-04', 1225), ('15', '2025-10-02', 1050), ('16', '2025-10-12', 1062),
      ('17', '2025-10-08', 1054), ('18', '2025-10-08', 1053), ('19', '2025-12-01', 1052), ('20', '2025-10-03', 1061),
      ('21', '2025-10-18', 1065), ('22', '2025-11-01', 1097), ('23', '2025-10-18', 1140), ('24', '2025-11-21', 1087),
      ('25', '2025-10-05', 1080), ('26', '2025-11-21', 1122), ('27', '2025-10-16', 1177), ('28', '2025-10-04', 1116),
      ('29', '2025-11-16', 1051), ('30', '2025-11-01', 1045), ('31', '2025-10-04', 1030), ('32', '2025-11-17', 1033),
      ('33', '2025-12-01', 1047), ('34', '2025-11-01', 1085), ('35', '2025-10-16', 1043), ('36', '2026-01-01', 1046),
      ('37', '2025-10-18', 1036), ('38', '2025-12-01', 1033), ('39', '2025-12-01', 1023), ('40', '2025-11-16', 1057),
      ('41', '2025-11-21', 1030), ('42', '2025-12-01', 1031), ('43', '2026-01-01', 1034), ('44', '2026-01-01', 1035),
      ('45', '2025-11-16', 1023), ('46', '2025-11-01', 1026), ('47', '2025-12-01', 1023);`);
  }

  override down(): void {
    this.addSql(`drop index "work_open_category";`);
    this.addSql(`drop index "work_due";`);
    this.addSql(`drop index "work_deadline";`);
    this.addSql(`drop table "minimum_wage";`);
  }
}
