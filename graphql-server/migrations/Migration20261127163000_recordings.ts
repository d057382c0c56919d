import { Migration } from "@mikro-orm/migrations";

/** Listening items are heard from recordings, twice at most, and their scripts stay with the server. */
export class Migration20261127163000_recordings extends Migration {
  override name = "Migration20261127163000_recordings";

  override up(): void {
    this.addSql("alter table attachment drop constraint attachment_purpose_check");
    this.addSql(`alter table attachment add constraint attachment_purpose_check check (purpose in (
      'RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO', 'NEWS', 'MOVIE', 'POSTER', 'ITEMS', 'RECORDING'))`);
    this.addSql("alter table test_item add recording_id uuid null, add recording_kind text null, add recording_ms int null");
    this.addSql("alter table test_item add constraint test_item_recording_kind_check check (recording_kind in ('VOICE', 'DEMO'))");
    this.addSql(`alter table test_item add constraint test_item_recording_id_foreign
      foreign key (recording_id) references attachment (id) on delete set null`);
    this.addSql(`create table test_play (id uuid not null, response_id uuid not null, operation_id uuid not null, taken_at timestamptz null,
      created_at timestamptz not null, primary key (id))`);
    this.addSql("create index test_play_response_id_index on test_play (response_id)");
    this.addSql("alter table test_play add constraint test_play_operation_id_unique unique (operation_id)");
    this.addSql(`alter table test_play add constraint test_play_response_id_foreign
      foreign key (response_id) references test_response (id) on delete cascade`);
  }
}
