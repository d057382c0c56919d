import type { Evidence } from "./english.data.ts";

/** The evidence of the shipped rules in Indonesian; names of papers stay in Japanese beside their translation. */
export const indonesianEvidence: Readonly<Record<Evidence, string>> = {
  CARD_NO_LIMIT: "Periksa status dan masa berlaku di kartu residen (在留カード). Jenis pekerjaan dan jam kerja tidak dibatasi.",
  SPECIAL_PERMANENT: "Periksa dengan sertifikat penduduk tetap khusus (特別永住者証明書). Jenis pekerjaan dan jam kerja tidak dibatasi.",
  DIPLOMAT:
    "Status “Diplomat” hanya untuk kegiatan lembaga yang mengutus. Untuk bekerja di tempat lain perlu mengubah status izin tinggal.",
  OFFICIAL:
    "Status “Dinas Resmi” hanya untuk kegiatan lembaga yang mengutus. Untuk bekerja di tempat lain perlu mengubah status izin tinggal.",
  PROFESSOR_CHECK: "Periksa dari isi pekerjaan apakah ini penelitian atau pengajaran di universitas atau sekolah tinggi teknik.",
  ARTIST_CHECK: "Periksa dari isi pekerjaan apakah ini kegiatan seni yang berpenghasilan.",
  RELIGIOUS_CHECK: "Periksa dari isi pekerjaan apakah ini kegiatan keagamaan untuk organisasi yang mengutus.",
  JOURNALIST_CHECK: "Periksa dari isi pekerjaan apakah ini peliputan dengan kontrak dari lembaga pers asing.",
  HIGHLY_SKILLED:
    "Tipe 1 perlu izin mengubah status sebelum pindah kerja; tipe 2 cukup melapor. Lihat tipenya di surat penetapan (指定書).",
  MANAGER_CHECK:
    "Periksa apakah ini menjalankan atau mengelola usaha. Sejak 2025-10-16, pemohon atau seorang pegawai tetap harus memiliki bahasa Jepang setara B2.",
  LICENCE_LAW: "Hanya pekerjaan yang menurut hukum memerlukan lisensi, seperti pengacara atau akuntan. Periksa lisensinya.",
  LICENCE_MEDICAL: "Hanya pekerjaan medis yang menurut hukum memerlukan lisensi, seperti dokter atau perawat. Periksa lisensinya.",
  RESEARCHER_CHECK: "Periksa dari isi pekerjaan apakah ini penelitian berdasarkan kontrak.",
  INSTRUCTOR_CHECK: "Periksa dari isi pekerjaan apakah ini mengajar bahasa atau pelajaran lain di sekolah.",
  CERTIFIED_CARE: "Pekerjaan perawatan, atau mengajarkannya, sebagai 介護福祉士. Periksa kartu registrasinya.",
  ENTERTAINER_CHECK: "Periksa dari isi pekerjaan apakah ini pertunjukan atau olahraga profesional.",
  SKILLED_CHECK: "Periksa dari isi pekerjaan apakah ini keahlian yang diizinkan, misalnya memasak masakan asing.",
  OUTSIDE_OR_PERMISSION:
    "Di luar kegiatan yang diizinkan oleh status ini. Perlu mengubah status atau mendapat izin kegiatan di luar status (資格外活動許可).",
  DEGREE: "Serahkan ijazah atau bukti pengalaman kerja, dan bahan yang menunjukkan hubungannya dengan pekerjaan.",
  DEGREE_LANGUAGE:
    "Selain ijazah atau pengalaman kerja: di perusahaan kategori 3 atau 4, untuk pekerjaan dengan pelanggan yang memakai suatu bahasa, perlu CEFR B2 dalam bahasa itu (tidak hanya bahasa Jepang).",
  EXPERT_DEGREE:
    "Periksa apakah pekerjaan memerlukan pengetahuan ahli atau budaya asing, bukan hanya kerja toko atau lapangan. Serahkan ijazah atau bukti pengalaman kerja, dan bahan yang menunjukkan hubungannya dengan pekerjaan.",
  EXPERT_DEGREE_LANGUAGE:
    "Periksa apakah pekerjaan memerlukan pengetahuan ahli atau budaya asing, bukan hanya kerja toko atau lapangan. Selain ijazah atau pengalaman kerja: di perusahaan kategori 3 atau 4, untuk pekerjaan dengan pelanggan yang memakai suatu bahasa, perlu CEFR B2 dalam bahasa itu (tidak hanya bahasa Jepang).",
  TRANSFER: "Hanya boleh bekerja di perusahaan tempat dipindahkan. Untuk bekerja di tempat lain perlu mengubah status izin tinggal.",
  SPECIFIED_SKILL:
    "Walaupun bidangnya sama, sebelum pindah kerja perlu izin mengubah status (surat penetapan). Tipe 1 perlu JLPT N4 atau JFT-Basic (A2) dan lulus ujian keterampilan; dipekerjakan langsung, kecuali pertanian dan perikanan.",
  TRAINING: "Hanya boleh bekerja di tempat praktik dalam rencana pemagangan teknis. Tidak bisa pindah kerja dengan melamar sendiri.",
  SKILL_DEVELOPMENT_SOON:
    "Menjadi 育成就労 mulai 2027-04-01. Tanyakan kepada lembaga pendukung tentang syarat pindah kerja dan masa peralihan.",
  CULTURAL: "“Kegiatan Budaya” tidak boleh berpenghasilan. Perlu izin tersendiri.",
  VISITOR: "Dengan status “Kunjungan Singkat” tidak boleh bekerja.",
  TRAINEE: "Dengan status “Pelatihan” tidak boleh bekerja.",
  STUDENT_HOURS:
    "Lihat izin kegiatan di luar status di bagian belakang kartu residen. Semua tempat kerja digabung, paling lama 28 jam dalam 7 hari mana pun; 8 jam sehari saat libur panjang sekolah. Hanya selama terdaftar di sekolah; tidak boleh di tempat hiburan dewasa (風俗営業).",
  OTHER_HOURS:
    "Lihat izin kegiatan di luar status di bagian belakang kartu residen. Semua tempat kerja digabung, paling lama 28 jam dalam 7 hari mana pun; tidak boleh di tempat hiburan dewasa (風俗営業).",
  DESIGNATION:
    "Surat penetapan (指定書, di paspor) menyebut apakah boleh bekerja, pekerjaan apa, dan berapa lama: working holiday, No. 46 (lulusan universitas Jepang dan N1), mencari kerja dan lain-lain berbeda.",
  NO_PERMISSION: "Tidak perlu izin bekerja.",
  ADD_STATUS: "Isi status izin tinggal di profil Anda agar bisa diperiksa.",
  CARD_HOURS:
    "Lihat izin kegiatan di luar status di bagian belakang kartu residen. Semua tempat kerja digabung, paling lama 28 jam dalam 7 hari mana pun.",
  NOT_NOW: "Sekarang tidak boleh bekerja dengan bayaran. Perlu mengubah status atau mendapat izin.",
  UNIVERSITY: "Penelitian, pembimbingannya, atau pengajaran di universitas. Lihat kontrak kerjanya.",
  OUTSIDE: "Di luar kegiatan yang diizinkan oleh status ini. Untuk bekerja perlu mengubah status.",
  SCHOOL: "Mengajar di sekolah dasar atau menengah. Lihat kontrak kerjanya.",
  SPECIALIST:
    "Pekerjaan ini di luar status. Tugas yang memakai ilmu dari universitas mungkin diizinkan; tanyakan kepada imigrasi (入管) tentang isi dan bagiannya.",
  TEACHING_ELSEWHERE: "Mengajar di sekolah termasuk status “Pengajar”, di universitas “Profesor”. Perlu mengubah status izin tinggal.",
  PART_TIME:
    "Tanyakan kepada imigrasi (入管) apakah kontrak paruh waktu mempertahankan status: upah cukup untuk hidup dan tidak di bawah orang Jepang.",
  SERVICES: "Tanyakan kepada imigrasi (入管) apakah kontrak freelance (業務委託) dianggap kontrak tetap dengan organisasi di Jepang.",
  DISPATCH:
    "Untuk tenaga outsourcing (派遣), tunjukkan dengan dokumen bahwa tugas di tempat penempatan sesuai dengan status, dan berapa lama.",
  DIRECT: "Hanya dipekerjakan langsung (outsourcing hanya untuk pertanian dan perikanan).",
  EMPLOYMENT: "Perlu kontrak kerja. Kontrak freelance (業務委託) tidak cukup.",
  FULL_TIME: "Hanya kerja penuh waktu: 5 hari seminggu, 217 hari setahun, dan 30 jam seminggu atau lebih.",
  AMUSEMENT: "Di tempat hiburan dewasa (風俗営業等) tidak boleh melakukan pekerjaan apa pun.",
  NEW_FIELD: "Bidang baru yang diputuskan 2026-01-23; diperkirakan dibuka April 2027. Lihat pengumuman kementerian untuk hari pertamanya.",
  BEGINS_2027: "Status 育成就労 dimulai 1 April 2027.",
  MOVING:
    "Tanyakan kepada 外国人育成就労機構 tentang pindah kerja: bidang sama, sudah bekerja 1–2 tahun, ujian keterampilan dan bahasa Jepang, serta rencana yang disetujui.",
  HOURS_VERIFIED: "Kontrak freelance (業務委託) hanya jika jam kerjanya bisa dibuktikan; jika tidak, perlu izin tersendiri.",
  DESIGNATED_SCOPE: "Lihat surat penetapan (指定書) tentang apa yang diizinkan (nama tempat kerja, jam) dan batas izin tinggal.",
  DESIGNATED_NO_WORK: "Dengan kegiatan khusus ini tidak boleh bekerja.",
  NAMED_EMPLOYER: "Hanya di organisasi yang tertulis di surat penetapan (指定書). Untuk bekerja di tempat lain perlu izin.",
  CARD_HOURS_WEEK:
    "Lihat izin kegiatan di luar status di bagian belakang kartu residen. Semua pekerjaan digabung, paling lama 28 jam seminggu.",
  NUMBER_46:
    "Penuh waktu, dipekerjakan langsung, dengan tugas yang memakai bahasa Jepang. Jika tempat kerja berbeda dari surat penetapan (指定書), minta izin perubahan dulu.",
  RESERVED_DUTIES: "Tugas yang menurut hukum hanya untuk pemegang lisensi tidak diizinkan.",
  NUMBER_46_CHECK:
    "Tanyakan kepada imigrasi (入管) apakah tugas memerlukan bahasa Jepang dan memakai ilmu dari universitas; kerja sederhana saja tidak diizinkan.",
  NO_DISPATCH: "Tidak boleh outsourcing (派遣). Hanya dipekerjakan langsung.",
  FULL_TIME_ONLY: "Hanya kerja penuh waktu; kerja paruh waktu tidak dihitung.",
  GRADUATION:
    "Mulai bekerja setelah lulus dan setelah perubahan status diizinkan. Untuk masuk bulan April, permohonan diterima mulai Desember tahun sebelumnya.",
  ENROLLED: "Izin kegiatan di luar status pelajar hanya berlaku selama terdaftar di sekolah, tidak setelah lulus.",
  VACATION:
    "Hanya saat libur panjang yang ditetapkan sekolah, paling lama 8 jam sehari. Periksa apakah seluruh masa kerja ada di dalam libur itu.",
  EXPIRED:
    "Masa tinggal sudah habis. Jika permohonan diajukan sebelum habis, lihat cap atau surel penerimaannya; jika tidak, orang itu tidak boleh bekerja.",
  CARD_EXPIRED: "Yang habis adalah kartunya, bukan statusnya. Periksa dengan kartu baru.",
  PENDING:
    "Jika permohonan diajukan sebelum habis, boleh bekerja dengan syarat lama sampai ada keputusan, paling lama dua bulan. Lihat cap atau surel penerimaannya.",
  EXTENSION: "Izin tinggal harus diperpanjang sebelum mulai bekerja. Permohonan diterima mulai 3 bulan sebelumnya.",
  ELIGIBILITY: "Perusahaan mengajukan sertifikat kelayakan (在留資格認定証明書); orangnya mendapat visa, masuk Jepang, lalu bekerja.",
  AGE_15: "Tidak boleh dipekerjakan sebelum lewat 31 Maret pertama setelah berumur 15 tahun.",
  NIGHT_18: "Yang berumur di bawah 18 tahun tidak boleh bekerja pukul 22.00–05.00.",
  HOURS_18: "Di bawah 18 tahun: 8 jam sehari, 40 jam seminggu, tanpa lembur.",
  MINOR: "Kontrak ditandatangani sendiri oleh anak di bawah umur; wali setuju secara tertulis, dan bukti umur disimpan di tempat kerja.",
};
